import { launchBrowser } from '../browser';
import { withSite } from '../withSite';
import { description, slowPhone } from './slowPhone';

const paths = ['/', '/full/black-screen', '/ja/zoom-lighting', '/privacy-policy'];

export async function benchPainting() {
  const browser = await launchBrowser();
  console.log(`First visit on a phone: ${description}`);
  await withSite(async (origin) => {
    for (const path of paths) {
      const phone = await slowPhone(browser);
      const { paint, script } = await phone.visit(origin + path);
      await phone.context.close();
      console.log(`  ${path}: first paint after ${paint} ms, ${script} ms of script`);
    }
  });
  await browser.close();
}
