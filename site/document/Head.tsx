import { defaultLocale, type Locale, localeFacts, siteLocales } from '../i18n/locales';
import { addressOf } from '../i18n/paths';
import { product } from '../product';
import { holdBack } from '../waiting/holdBack';
import type { ConsentAssets, PageAssets } from './assets';
import { speculationRules } from './speculation';
import { wall } from './wall';

export type HeadFacts = {
  locale: Locale;
  origin: string;
  title: string;
  description: string;
  keywords: string;
  /** The catalogue's path of the page that search engines should keep; none for a page that is not there. */
  path?: string | undefined;
  indexed: boolean;
  /** A link to it may ask that its screen starts later. */
  canWait?: boolean | undefined;
  /** The picture that others show with a link to the page. */
  card?: { address: string; name: string } | undefined;
  themeColour?: string | undefined;
  linkedData: object[];
  assets: PageAssets;
  /** On pages that ask for it. */
  consent?: ConsentAssets | undefined;
};

export function Head(facts: HeadFacts) {
  const { title, description, keywords, indexed, linkedData, assets, consent } = facts;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy names */}
      {facts.canWait && <script dangerouslySetInnerHTML={{ __html: holdBack }} />}
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {!indexed && <meta name="robots" content="noindex" />}
      <ThemeColour colour={facts.themeColour} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link
        rel="manifest"
        href={addressOf({ locale: facts.locale, kind: 'standard', path: '/site.webmanifest' })}
      />
      {facts.path !== undefined && <Addresses {...facts} path={facts.path} />}
      <Styles css={assets.css + (consent?.css ?? '')} />
      <Scripts {...assets} />
      {consent && <Consent {...consent} />}
      {linkedData.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </head>
  );
}

function ThemeColour({ colour }: { colour?: string | undefined }) {
  if (colour) return <meta name="theme-color" content={colour} />;
  return (
    <>
      <meta name="theme-color" content={wall.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={wall.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

function Addresses({
  locale,
  origin,
  title,
  description,
  path,
  indexed,
  card,
}: HeadFacts & { path: string }) {
  const absolute = (of: Locale) => origin + addressOf({ locale: of, kind: 'standard', path });
  const others = siteLocales.filter((other) => other !== locale);
  return (
    <>
      <link rel="canonical" href={absolute(locale)} />
      {indexed && (
        <>
          {siteLocales.map((one) => (
            <link key={one} rel="alternate" hrefLang={localeFacts(one).tag} href={absolute(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(defaultLocale)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(locale)} />
      {card && (
        <>
          <meta property="og:image" content={origin + card.address} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={card.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta property="og:locale" content={localeFacts(locale).territory} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={localeFacts(other).territory} />
      ))}
    </>
  );
}

function Styles({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, whose hash the policy names
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

function Scripts({ script, modules }: PageAssets) {
  return (
    <>
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {script && <script type="module" src={script} />}
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy names
        dangerouslySetInnerHTML={{ __html: speculationRules }}
      />
    </>
  );
}

function Consent({ mark, script }: ConsentAssets) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, whose hash the policy names */}
      <script dangerouslySetInnerHTML={{ __html: mark }} />
      <script type="module" src={script} />
    </>
  );
}
