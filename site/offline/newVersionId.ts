export const newVersionId = 'new-version';
