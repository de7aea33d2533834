/** The panel that covers the counter; null for none. */
export type Panel =
  'bills' | 'seats' | 'vouchers' | 'reservations' | 'parked' | 'cash' | 'deposits' | 'manager' | null
