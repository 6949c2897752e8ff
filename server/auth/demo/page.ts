import { createHash } from 'node:crypto';
import { type DemoAccount, demoAccounts } from './accounts';

// Transitions as on the site's own pages: Chromium complains when only one of two pages has them.
const style = `
@media not (prefers-reduced-motion) { @view-transition { navigation: auto; } }
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 10vh auto; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; }
button { width: 100%; margin: 0 0 .75rem; padding: .75rem 1rem; font: inherit; text-align: start;
  border: 1px solid #8888; border-radius: .75rem; background: #8882; color: inherit; cursor: pointer; }
button:hover { background: #8884; }
button:focus-visible { outline: 3px solid #4c8dff; outline-offset: 2px; }
small { display: block; opacity: .8; }
`;

/** For the policy of this page, which allows no other style. */
export const pageStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const choice = ({ sub, name, note }: DemoAccount) =>
  `<button name="account" value="${sub}">${name ?? 'Somebody'}<small>${note}</small></button>`;

export const accountsPage = () => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo sign-in</title><style>${style}</style>
<main><h1>Demo sign-in</h1>
<p>This is not Google. It is a stand-in that only this computer can reach, with made-up people. Who would you like to be?</p>
<form method="post">${demoAccounts.map(choice).join('')}</form>
<form method="post"><button name="account" value="">Go back without signing in</button></form>
</main></html>`;
