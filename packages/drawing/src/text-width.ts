// Advance widths of National Park, in thousandths of the font size, read from the font files; a test compares them.
// Kerning is left out, so a text is rarely wider than this.
import type { Box, Text, TextWeight } from './drawing.ts'

// Each group: an advance, `=`, the characters that have it.
const regular = `
	166=' 199=| 221=ilíìîï 230=j 232=!.: 242=IÎÏÍ 256=, 262=· 287=’‘ 289=; 293=f 314=" 323=[]
	353=° 356=r 359=t 367={} 372=() 390=²³ 401=/ 421=- 446=^“” 453=* 462=? 466=z 469=1 475=s
	484=x 488=yÿ 489=J 496=v 500=L 504=Fcç 505=k 508=_ 513=7 515=× 530=aeàâäáãéèêë 536=T 538=Yß
	544=«» 547=EÉÈÊË 549=2 552=oóòôöõ 555=+ 556=Zh 559=uúùûü 560=nñ 567=pq 568=d 569=b 570=Pg
	571=5 573=V 575=3 576=$S 577=€ 578== 581=<> 588=– 590=AXÀÂÄÁ 593=K 597=8 599=B 603=~
	604=9CÇ 607=6 614=4 620=R 624=D 627=G 629=0 635=# 636=… 655=H 657=N 658=UÙÛÜÚ 665=& 672=Q
	678=OÔÖÓØ 699=w 809=% 816=Æ 822=æ 823=M 827=W 842=½ 876=m 901=œ 920=@ 922=Œ 968=—
`

const semibold = `
	197=' 235=| 256=ilíìîï 264=!.: 269=j 279=IÎÏÍ 280=, 294=· 307=’‘ 317=; 344=[] 353=° 359=f
	364=" 389=r 394={} 398=³ 400=() 405=t 411=² 422=/ 426=- 452=^ 464=* 487=? 489=z 494=s
	498=“” 503=1 504=x 512=v 514=J 521=cç 525=× 529=L 531=F 533=yÿ 538=k 544=7 546=_ 552=eéèêë
	556=Y 560=aàâäáã 567=+ 570=EÉÈÊË 572=T 574=oóòôöõ 578=Z 579=ß 580=2€ 581== 582=$5S 584=<>
	586=3 588=h 590=nuñúùûü 591=P– 594=pq 595=d 596=b 599=«» 600=Vg 605=X 608=8 612=6AÀÂÄÁ
	615=9 618=K 622=CÇ 629=B 633=~ 635=4 646=R 648=# 655=0 656=D 664=G 683=N 687=UÙÛÜÚ 690=H
	694=& 710=OÔÖÓØ 730=Q… 747=w 809=Æ 824=% 825=æ 829=W 851=M 905=m 908=œ 919=Œ 928=½ 952=@
	971=—
`

const space = 275
/** The narrow no-break space of numbers is in no font, so it is drawn as a gap of half a space. */
export const narrowSpace = '\u202F'
const unknown = 700

function widthsFrom(table: string): Map<string, number> {
	const widths = new Map<string, number>([
		[' ', space],
		['\u00A0', space],
		[narrowSpace, space / 2],
	])
	for (const group of table.trim().split(/\s+/)) {
		const at = group.indexOf('=')
		for (const character of group.slice(at + 1)) widths.set(character, Number(group.slice(0, at)))
	}
	return widths
}

const tables: Record<TextWeight, Map<string, number>> = {
	400: widthsFrom(regular),
	600: widthsFrom(semibold),
}

/** In the unit of `size`; an unknown character counts as a wide one. */
export function textWidth(words: string, size: number, weight: TextWeight = 400): number {
	let sum = 0
	for (const character of words) sum += tables[weight].get(character) ?? unknown
	return (sum * size) / 1000
}

const capHeight = 0.7
const descent = 0.22

/** From the capitals' top to the descenders, turned as the text is. */
export function textBox(shape: Text): Box {
	const width = textWidth(shape.text, shape.size, shape.weight)
	const back = { start: 0, middle: width / 2, end: width }[shape.anchor]
	const angle = (shape.rotation * Math.PI) / 180
	const corners = [
		[-back, -descent * shape.size],
		[width - back, -descent * shape.size],
		[width - back, capHeight * shape.size],
		[-back, capHeight * shape.size],
	].map(([x = 0, y = 0]) => [
		shape.at[0] + x * Math.cos(angle) - y * Math.sin(angle),
		shape.at[1] + x * Math.sin(angle) + y * Math.cos(angle),
	])
	const xs = corners.map(([x = 0]) => x)
	const ys = corners.map(([, y = 0]) => y)
	const x = Math.min(...xs)
	const y = Math.min(...ys)
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A single word may be wider than `width`. */
export function wrapText(words: string, size: number, width: number): string[] {
	const lines: string[] = []
	let current = ''
	for (const word of words.split(' ')) {
		const longer = current ? `${current} ${word}` : word
		if (current && textWidth(longer, size) > width) {
			lines.push(current)
			current = word
		} else current = longer
	}
	if (current) lines.push(current)
	return lines
}

export function fitText(
	words: string,
	size: number,
	width: number,
	weight: TextWeight = 400,
): string {
	if (textWidth(words, size, weight) <= width) return words
	let short = words
	while (short && textWidth(`${short}…`, size, weight) > width) short = short.slice(0, -1)
	return `${short.trimEnd()}…`
}
