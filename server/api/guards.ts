import type { IncomingMessage } from 'node:http';
import { addresses } from '../../contract/api';
import type { OperatorSettings } from '../../contract/operatorSettings';
import { clientAddress, limitKey, networks } from '../requests/clientAddress';
import { rateLimit } from '../requests/rateLimit';
import { isRead } from '../requests/readMethods';
import { forwardingOf, type SiteOrigin } from '../requests/siteOrigin';
import type { Target } from '../requests/target';
import { ApiError, nothingHere } from './protocol/apiError';

export type GuardParts = {
  readonly settings: OperatorSettings;
  readonly originAt: SiteOrigin;
  readonly now: () => number;
};

/** How often one address may write in a minute. The exact limits are per person, in the store. */
const WRITES_PER_MINUTE = 60;

/**
 * The newest comments are at hand; any others are fetched from the store for one visitor alone. By
 * the one cheap question rather than by names that would make it costly: those can be spelt otherwise.
 */
const isCostly = (method: string, { path, query }: Target) =>
  isRead(method) && path === addresses.comments && !/^\?page=[^&]*$/.test(query);
const COSTLY = 10;

/** The router reads such a path differently, past limits that look at it as it came. */
const isAmbiguous = (path: string) => /%|\/[./]/.test(path);

/**
 * What every request to the API has to pass: the rate limit of its address, and for writes the check
 * of its Origin against CSRF (cross-site request forgery). Who fails is answered with the error.
 */
export function createGuard({ settings, originAt, now }: GuardParts) {
  const proxies = networks(settings.trustedProxies);
  const limits = {
    reads: rateLimit(settings.readsPerMinute, now),
    signIns: rateLimit(settings.signInsPerMinute, now),
    callbacks: rateLimit(settings.signInsPerMinute, now),
    writes: rateLimit(WRITES_PER_MINUTE, now),
  };

  const limitFor = (method: string, path: string) => {
    if (!isRead(method)) return limits.writes;
    if (path === addresses.callback) return limits.callbacks;
    return path === addresses.signIn ? limits.signIns : limits.reads;
  };

  const mustBeWithinLimits = (request: IncomingMessage, target: Target) => {
    const { method = '', headers, socket } = request;
    const forwardedFor = `${headers['x-forwarded-for'] ?? ''}`;
    const address = clientAddress(socket.remoteAddress, forwardedFor, proxies);
    const limit = limitFor(method, target.path);
    const wait = limit.take(limitKey(address), isCostly(method, target) ? COSTLY : 1);
    if (wait > 0) {
      throw new ApiError('too-many-requests', 'Too many requests from your network.', wait);
    }
  };

  /** A page of another site can send our cookie along, and JSON too; it cannot forge its Origin. */
  const mustComeFromUs = ({ method = '', headers }: IncomingMessage) => {
    if (isRead(method)) return;
    const origin = originAt(forwardingOf((name) => headers[name]));
    if (origin === undefined || headers.origin !== origin) {
      throw new ApiError('foreign-origin', 'Only the pages of this site may do that.');
    }
  };

  return (request: IncomingMessage, target: Target) => {
    mustBeWithinLimits(request, target);
    mustComeFromUs(request);
    if (isAmbiguous(target.path)) throw nothingHere();
  };
}
