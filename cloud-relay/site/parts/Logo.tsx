import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { useSite } from '../site.ts'

/** The exhibitor's logo, for light and for dark ground, or its name where it brought none. */
export function Logo() {
  const { tradeName, logoFile, logoDarkFile } = useSite().programme.exhibitor
  const light = logoFile ?? logoDarkFile
  const dark = logoDarkFile ?? logoFile
  if (!light || !dark) return tradeName
  // Each ground shows its own; the other one is not loaded.
  return (
    <>
      <span className="logo" data-ground="light">
        <SizedPicture address={`/files/${light}`} alt={tradeName} sizes="240px" widest={600} />
      </span>
      <span className="logo" data-ground="dark">
        <SizedPicture address={`/files/${dark}`} alt={tradeName} sizes="240px" widest={600} />
      </span>
    </>
  )
}
