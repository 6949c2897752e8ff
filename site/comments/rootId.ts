/** The element in which the conversation comes alive. */
export const commentsRootId = 'conversation';
