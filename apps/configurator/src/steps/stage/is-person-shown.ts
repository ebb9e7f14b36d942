import type { Furniture } from '@gabarit/engine'
import { heightOf } from './height-of.ts'

/** mm: beside lower furniture a person takes the stage from it. */
const tall = 1700

/** As chosen; else beside furniture that is as tall as he is, where the stage has room for both. */
export function isPersonShown(
	chosen: boolean | null,
	furniture: Pick<Furniture, 'boards'> | null,
	isSmall: boolean,
): boolean {
	return chosen ?? (furniture !== null && !isSmall && heightOf(furniture) >= tall)
}
