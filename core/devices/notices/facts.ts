/** A cashier has read what a manager tells registers, and it is not shown to them again. */
export type RegisterNoticeRead = {
  noticeId: string
  /** What it said then, in English. */
  says: string
  cinemaId: string
  deviceId: string
  device: string
  employeeId: string
  employeeName: string
}
