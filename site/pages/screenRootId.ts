export const screenRootId = 'screen';
