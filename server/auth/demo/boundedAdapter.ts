import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Sign-ins that can be under way; the oldest is forgotten. The demo has no use for a database. */
const MOST = 500;

/** What the demo remembers of its sign-ins, until the server stops. */
export function boundedAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();

  const keep = (key: string, payload: AdapterPayload) => {
    kept.delete(key);
    kept.set(key, payload);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  };

  return (model): Adapter => {
    const find = async (id: string) => kept.get(`${model}:${id}`);
    return {
      find,
      findByUserCode: async () => undefined,
      findByUid: async (uid) =>
        [...kept].find(([key, { uid: own }]) => key.startsWith(`${model}:`) && own === uid)?.[1],
      upsert: async (id, payload) => keep(`${model}:${id}`, payload),
      destroy: async (id) => void kept.delete(`${model}:${id}`),
      async consume(id) {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async revokeByGrantId(grantId) {
        for (const [key, { grantId: own }] of kept) if (own === grantId) kept.delete(key);
      },
    };
  };
}
