import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { useSite } from '../site.ts'

/** The exhibitor's logo, for light and for dark ground, with its name where it wants that, or where it brought none. */
export function Logo() {
  const { programme, content } = useSite()
  const { tradeName, logoFile, logoDarkFile } = programme.exhibitor
  const isNamed = content.look.nameBesideLogo
  const light = logoFile ?? logoDarkFile
  const dark = logoDarkFile ?? logoFile
  if (!light || !dark) return tradeName
  // Each ground shows its own; the other one is not loaded.
  return (
    <>
      <span className="logo" data-ground="light">
        <SizedPicture address={`/files/${light}`} alt={isNamed ? '' : tradeName} sizes="240px" widest={600} />
      </span>
      <span className="logo" data-ground="dark">
        <SizedPicture address={`/files/${dark}`} alt={isNamed ? '' : tradeName} sizes="240px" widest={600} />
      </span>
      {isNamed && <span className="logo-name">{tradeName}</span>}
    </>
  )
}
