import { designSize, drawingOf, type GiftDesign } from '#core/vouchers/design.ts'

/** The picture of a gift card; what it shows is told beside it where it is chosen. */
export function DesignPicture({ design }: { design: GiftDesign }) {
  return (
    <svg
      className="design-picture"
      viewBox={`0 0 ${designSize.width} ${designSize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {drawingOf(design).map(({ d, fill }, at) => (
        <path key={at} d={d} fill={fill} />
      ))}
    </svg>
  )
}
