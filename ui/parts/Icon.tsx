import { iconPaths, type IconName } from './icon-paths.ts'

/**
 * One of our stroke icons in the colour of the text around it. It is decoration unless it is given a `label`.
 *
 * `size` is any CSS length; left out, the icon is as tall as a line's capitals and a bit (1.25em).
 */
export function Icon({ name, size, label }: { name: IconName; size?: string; label?: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      style={size ? { inlineSize: size, blockSize: size } : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
