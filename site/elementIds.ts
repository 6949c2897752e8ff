/** The elements that a page is built with and its scripts look for. */
export const screenRootId = 'screen';
export const pageDataId = 'page';
export const commentsRootId = 'comments-root';
export const newVersionId = 'new-version';
export const consentBarId = 'consent';
export const consentChangeId = 'consent-change';
