// Fills the table of kinds: the dressing at once, another kind with the first design of it.
import i18next from 'i18next'
import { withEachKind } from '../../lib/kind-at-hand.ts'
import { dressing } from './dressing/dressing.ts'
import { type Kind, kindOfType } from './kind.ts'
import { kindRows } from './kind-rows.ts'

const loads: Partial<Record<Kind, () => Promise<unknown>>> = {
	desk: async () => (await import('./desk/desk.ts')).desk,
	panels: async () => (await import('./panels/panels.ts')).panels,
	roomSeparator: async () => (await import('./room-separator/room-separator.ts')).roomSeparator,
	tvFurniture: async () => (await import('./tv-furniture/tv-furniture.ts')).tvFurniture,
	stairsFurniture: async () =>
		(await import('./stairs-furniture/stairs-furniture.ts')).stairsFurniture,
}

kindRows.dressing = dressing

withEachKind(async (type) => {
	const kind = kindOfType(type)
	const load = loads[kind]
	if (load === undefined || kindRows[kind] !== undefined) return
	const [row] = await Promise.all([load(), i18next.loadNamespaces('kinds')])
	kindRows[kind] = row
})
