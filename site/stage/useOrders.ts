import { useEvent } from '../hooks/useEvent';

export const orders = ['restart', 'pause', 'resume'] as const;
export type Order = (typeof orders)[number];

declare global {
  interface WindowEventMap {
    order: CustomEvent<Order>;
  }
}

/** Hears what the visitor wants of whatever runs on this page, and on those that follow it. */
export const useOrders = (obey: (order: Order) => void) =>
  useEvent('window', 'order', ({ detail }) => obey(detail));

export const giveOrder = (order: Order) =>
  window.dispatchEvent(new CustomEvent('order', { detail: order }));
