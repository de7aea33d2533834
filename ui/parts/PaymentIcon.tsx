import type { PaymentIcon as Name } from '#core/billing/methods/payment-method.ts'

/** Stroke paths like those of `icon-paths.ts`, which stays without them: only who pays sees them. */
const paths: Record<Name, string> = {
  card: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3 9.5h18M6.5 14.5h4',
  debit:
    'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM7 10.3h8.5M13 7.8l2.5 2.5-2.5 2.5M17 14.2H8.5M11 11.7l-2.5 2.5 2.5 2.5',
  bank: 'M3.5 9.5L12 4l8.5 5.5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v3M17.5 20H20M14 20h.01',
  phone:
    'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2M10 10.5l1.5 1.5 3-3.5',
  wallet:
    'M18 8V5.5a1 1 0 0 0-1-1H5.5a2 2 0 0 0 0 4H20a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5.5a2 2 0 0 1-2-2V6.5M16.5 14.2h.01',
  gift: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3 12h18M9 5.5v13M9 12c-2.5 0-3.8-1-3.5-2.300S7.8 8.8 9 12c1.2-3.2 3.2-3.600 3.5-2.300S11.5 12 9 12z',
}

/** What kind of payment it is; its name stands beside it. */
export function PaymentIcon({ name, size = '28px' }: { name: Name; size?: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
