import { templateStacks, type ZoneChoice } from '@gabarit/engine'
import type { TFunction } from 'i18next'

const longRail = 1500
type Word =
	| 'drawers'
	| 'overlayDrawers'
	| 'shelves'
	| 'slidingShelves'
	| 'rails'
	| 'longRail'
	| 'lift'
	| 'slidingRail'
	| 'trousers'
	| 'hat'

function wordOf(zone: ZoneChoice): Word | null {
	switch (zone.kind) {
		case 'RecessedDrawer':
			return 'drawers'
		case 'OverlayDrawer':
			return 'overlayDrawers'
		case 'VariableShelve':
			return 'shelves'
		case 'SlidingShelve':
			return 'slidingShelves'
		case 'Wardrobe':
			return (zone.height ?? 0) >= longRail ? 'longRail' : 'rails'
		case 'WardrobeOnLift':
			return 'lift'
		case 'SlidingWardrobe':
			return 'slidingRail'
		case 'TrouserRack':
			return 'trousers'
		case 'Empty':
			return zone.height === undefined ? null : 'hat'
		case 'FixedShelve':
			return null
	}
}

/** '3 drawers, 4 shelves'; an empty stack has a name of its own. */
export function stackName(stack: readonly ZoneChoice[], t: TFunction<'configurator'>): string {
	const counts = new Map<Word, number>()
	for (const zone of stack) {
		const word = wordOf(zone)
		if (word !== null) counts.set(word, (counts.get(word) ?? 0) + (zone.count ?? 1))
	}
	const words = [...counts].map(([word, count]) => t(`inside.${word}`, { count }))
	const name = words.join(', ')
	return name === '' ? t('inside.empty') : name.charAt(0).toUpperCase() + name.slice(1)
}

export function templateName(id: string, t: TFunction<'configurator'>): string {
	return stackName(templateStacks[id]?.stack ?? [], t)
}
