import type { OperatorSettings } from '../contract/operatorSettings';
import { securityHeaders } from './answers/securityHeaders';
import { photoHosts } from './auth/photos';

/** The security headers of the site with all that the settings open, for our server and for others. */
export const siteHeaders = (settings: OperatorSettings) =>
  securityHeaders(settings, photoHosts(settings));
