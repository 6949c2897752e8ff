/** Lives as long as the tab, through reloads and a trip to another site. Some browsers forbid it. */
export const storage = {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, text: string | undefined) {
    try {
      if (text === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // Then the text lives as long as the page.
    }
  },
};
