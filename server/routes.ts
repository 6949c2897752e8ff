import { Hono } from 'hono';
import { asResponse, plainAnswers } from './answers/answer';
import type { Failures } from './answers/failures';
import type { SecurityHeaders } from './answers/securityHeaders';
import { elsewhere } from './website/elsewhere';
import type { Site } from './website/readSite';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Everything but the files themselves. */
export function createRoutes(site: Site, security: SecurityHeaders, failures: Failures) {
  const healthy = plainAnswers(security)(200, '{"status":"ok"}', JSON_TYPE);
  const answerElsewhere = elsewhere(site, security);

  return new Hono()
    .get('/healthz', () => asResponse(healthy))
    .all('*', ({ req }) => asResponse(answerElsewhere(req.raw)))
    .onError((error, { req }) => asResponse(failures(req.method, req.url, error)));
}
