/**
 * What is used of a device of the package `usb`. Each transfer has a limit of its own as last argument, which the
 * package's types do not name; without one it ends after a second.
 */
export type BusDevice = {
  readonly vendorId: number
  readonly productId: number
  /** Begins with the number of its bus. */
  readonly bus: string
  readonly address: number
  open(): Promise<void>
  close(): Promise<void>
  claimInterface(number: number): Promise<void>
  releaseInterface(number: number): Promise<void>
  transferIn(endpoint: number, length: number, limitMs: number): Promise<{ data?: DataView; status?: string }>
  transferOut(
    endpoint: number,
    bytes: Uint8Array,
    limitMs: number,
  ): Promise<{ bytesWritten: number; status?: string }>
  clearHalt(direction: 'in' | 'out', endpoint: number): Promise<void>
}

/** The devices of this machine. */
export type UsbBus = { getDevices(): Promise<BusDevice[]> }

/**
 * Loads the package when the first such printer is plugged in, and not before: it is native, is missing on some machines
 * and then throws while it is loaded. Its events are never listened to, since they end the process where `/sys` has no
 * USB; what is plugged in is read from Linux's listing.
 */
export async function loadUsbBus(): Promise<UsbBus> {
  const { usb } = await import('usb')
  return usb as unknown as UsbBus
}
