/**
 * The widths, in pixels, that a picture is cut to. Posters in lists are shown 100 to 300 wide, on a film's page 360, on a
 * wall and behind a film's page up to 1600, and screens of telephones have two to three pixels for one.
 */
export const pictureWidths = [200, 400, 600, 900, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** A picture in one width and format, as it stands behind the picture's own address: `400.avif`. */
export type Rendition = `${PictureWidth}.${PictureFormat}`

/** Whether an address is one of an uploaded picture, of which there are renditions; drawn posters have none. */
export const isUploaded = (address: string): boolean => address.startsWith('/files/')

/** The address of an uploaded picture in a width and format; of any other picture its own. */
export const renditionOf = (address: string, rendition: Rendition): string =>
  isUploaded(address) ? `${address}/${rendition}` : address

/**
 * The widths of an uploaded picture that a browser may choose among, as `srcset` lists them.
 *
 * @param widest no wider ones are named, in pixels
 */
export const widthsOf = (address: string, format: PictureFormat, widest: PictureWidth): string =>
  pictureWidths
    .filter(width => width <= widest)
    .map(width => `${address}/${width}.${format} ${width}w`)
    .join()

/** The narrowest width that fills so many pixels, else the widest there is. */
export const widthFor = (pixels: number): PictureWidth =>
  pictureWidths.find(width => width >= pixels) ?? pictureWidths.at(-1)!
