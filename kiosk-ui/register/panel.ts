/** What lies over the counter; null is the counter itself. */
export type Panel = 'bills' | 'seats' | 'vouchers' | 'manager' | null
