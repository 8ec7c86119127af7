import type { Practice } from '../entries/practice.ts';

/** Address that opens the messaging app with a message filled in: contract.md, Addresses. */
export function bookingUrl({ phone, message }: Practice['booking']): string {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`;
}
