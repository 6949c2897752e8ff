import 'react';

declare module 'react' {
  interface LinkHTMLAttributes<T> {
    disabled?: boolean;
  }
}
