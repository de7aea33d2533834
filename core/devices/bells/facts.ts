/** A cashier called a manager to a till. */
export type BellRung = {
  bellId: string
  cinemaId: string
  deviceId: string
  device: string
  employeeId: string
  employeeName: string
}

/** Somebody said that they come. */
export type BellAnswered = { bellId: string; cinemaId: string; employeeId: string; employeeName: string }
