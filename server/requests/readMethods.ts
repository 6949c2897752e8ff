export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';
