import type { LowModule, TallModule } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import type { End } from '../modules.ts'

/** What a module is called, and what it is in short: `788 mm, 2 drawers`. */
export function useModuleTexts() {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const shelvesOf = (count: number) => t('kinds:tv.modules.shelves', { count })
	const insideOf = (module: LowModule, drawers: number): string => {
		const front = t(`kinds:tv.modules.inWords.${module.front}`)
		const words = [
			module.front === 'Drawers' ? t('kinds:tv.modules.drawers', { count: drawers }) : front,
			...(module.front === 'Drawers' || module.shelves === 0 ? [] : [shelvesOf(module.shelves)]),
			...(module.media ? [t('kinds:tv.modules.mediaWord')] : []),
			...(module.led ? [t('kinds:tv.modules.ledWord')] : []),
		]
		return words.join(', ')
	}
	return {
		lowName: (module: LowModule, index: number) =>
			t('kinds:tv.modules.name', {
				number: index + 1,
				kind: t(`kinds:tv.modules.fronts.${module.front}`),
			}),
		tallName: (end: End) => t(`kinds:tv.tall.names.${end}`),
		insideOf,
		lowFacts: (module: LowModule, width: number, drawers: number) =>
			[length(width), insideOf(module, drawers)].join(', '),
		tallFacts: ({ width, height, front, shelves }: TallModule) =>
			t('kinds:tv.tall.facts', {
				width: length(width),
				height: length(height),
				front: t(`kinds:tv.tall.inWords.${front}`),
				shelves: shelvesOf(shelves),
			}),
	}
}
