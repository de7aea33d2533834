/** Seats requested or just received: how many requests want each. They are not transferred back meanwhile. */
export function fetchedSeats() {
  const wanted = new Map<string, number>()
  const keyOf = (scheduleId: string, seatId: string) => `${scheduleId} ${seatId}`

  return {
    has: (scheduleId: string, seatId: string) => wanted.has(keyOf(scheduleId, seatId)),
    want(scheduleId: string, seatIds: readonly string[]): void {
      for (const seatId of seatIds) {
        const key = keyOf(scheduleId, seatId)
        wanted.set(key, (wanted.get(key) ?? 0) + 1)
      }
    },
    letGo(scheduleId: string, seatIds: readonly string[]): void {
      for (const seatId of seatIds) {
        const key = keyOf(scheduleId, seatId)
        const others = (wanted.get(key) ?? 1) - 1
        if (others) wanted.set(key, others)
        else wanted.delete(key)
      }
    },
  }
}
