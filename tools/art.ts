import { makeBrand } from '../assets/brand/make';
import { launchBrowser } from './browser';

const browser = await launchBrowser();
await makeBrand(browser);
await browser.close();
