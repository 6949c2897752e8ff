export const barId = 'consent';
export const changeId = 'consent-change';
export const adSlotSelector = '[data-ad-place]';
