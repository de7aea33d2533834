/** The text of bytes in the code page that `ESC t` chose, Epson's numbers; an unknown page is read as page 0. */
export function pageText(page: number, bytes: readonly number[]): string {
  if (page === 16) return windows1252.decode(Uint8Array.from(bytes))
  const upper = page === 19 ? cp858 : cp437
  return bytes.map(byte => (byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80])).join('')
}

const windows1252 = new TextDecoder('windows-1252')

/** Bytes 80 to FF. Sources: unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP437.TXT and CP850.TXT with € at D5. */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const cp858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
