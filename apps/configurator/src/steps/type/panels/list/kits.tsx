// Lists to begin with, each with its price in the colour of the order.
import { compositionsOf, type Furniture, type Issue, typeOf } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { OptionCard, OptionGroup, toast, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../../../lib/use-issue-texts.ts'
import { undo } from '../../../../session/session-store.ts'
import { changeView } from '../../../../session/view-store.ts'
import { linesOf } from '../../../frame/line-groups.ts'
import { Section } from '../../../frame/step-panel.tsx'
import { usePanelsDesign } from '../use-panels-design.ts'
import styles from './kits.module.css'
import { PiecesPicture, WallPicture } from './panel-picture.tsx'

type Kit = {
	reference: KitName
	furniture: Furniture | null
	/** Cents; null where prices are hidden. */
	price: number | null
	reason: Issue | undefined
	take: () => void
	isChosen: boolean
}

const names = [
	'fourShelves',
	'deskTop',
	'wardrobeDoors',
	'nicheBox',
	'oakWall',
	'radiatorCover',
] as const
type KitName = (typeof names)[number]

export function Kits(): ReactNode {
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { textOf } = useIssueTexts()
	const kits = useKits()
	return (
		<Section title={t('panels.kits.title')} note={t('panels.kits.note')}>
			<div className={styles.kits}>
				<OptionGroup label={t('panels.kits.title')}>
					{kits.map(({ reference, furniture, price, reason, take, isChosen }) => (
						<OptionCard
							key={reference}
							label={t(`panels.kits.names.${reference}`)}
							picture={furniture && <KitPicture furniture={furniture} />}
							price={price === null ? undefined : money(price)}
							chosen={isChosen}
							reason={reason && textOf(reason)}
							onChoose={take}
						/>
					))}
				</OptionGroup>
			</div>
		</Section>
	)
}

function useKits(): Kit[] {
	const { t } = useTranslation('configurator')
	const { configuration, solve, propose } = usePanelsDesign()
	const { panels: _, cladding: __, ...order } = configuration
	const key = JSON.stringify(order)
	const solved = useMemo(
		() =>
			compositionsOf(typeOf(configuration)).map((kit) => ({
				reference: kit.reference,
				made: solve({ ...kit.configuration, ...order }),
			})),
		// oxlint-disable-next-line react/exhaustive-deps -- the order without its lines follows from its key
		[solve, key],
	)
	return names.flatMap((reference): Kit[] => {
		const made = solved.find((kit) => kit.reference === reference)?.made
		if (made === undefined) return []
		const { furniture, quote, issues } = made
		return [
			{
				reference,
				furniture,
				price: quote === null ? null : shownTotalOf(quote),
				reason: furniture === null ? issues[0] : undefined,
				isChosen: JSON.stringify(made.configuration) === JSON.stringify(configuration),
				take: () => {
					propose(made.configuration)
					changeView({ group: null })
					toast(t('panels.kits.taken', { name: t(`panels.kits.names.${reference}`) }), { undo })
				},
			},
		]
	})
}

function KitPicture({ furniture }: { furniture: Furniture }): ReactNode {
	const { catalogue, solved } = usePanelsDesign()
	const color = catalogue.colors.find(({ reference }) => reference === solved.colors.exterior)
	const isWall = linesOf(furniture).some(({ list }) => list === 'cladding')
	return isWall ? (
		<WallPicture boards={furniture.boards} color={color} />
	) : (
		<PiecesPicture boards={furniture.boards} color={color} />
	)
}
