// The inspiration modal: ready interiors for the modules as they stand, each drawn and priced before it is taken.

import { drawElevation } from '@gabarit/drawing'
import {
	type Catalogue,
	type Configuration,
	type Design,
	roomOf,
	writtenRuns,
} from '@gabarit/engine'
import { Button, Modal, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { shownTotal } from '../../session/solve.ts'
import { Picture } from '../frame/picture.tsx'
import { usePlanCaptions } from '../stage/use-plan-captions.ts'

type Style = 'balanced' | 'favourites'
const styles: readonly Style[] = ['balanced', 'favourites']

export function Inspiration(props: { opened: boolean; onClose: () => void }): ReactNode {
	const { opened, onClose } = props
	const { t } = useTranslation('configurator')
	return (
		<Modal title={t('inspiration.title')} opened={opened} onClose={onClose} size="large">
			<p>{t('inspiration.intro')}</p>
			<div className="cf-proposals">
				{styles.map((style) => (
					<Layout key={style} style={style} onTaken={onClose} />
				))}
			</div>
		</Modal>
	)
}

function Layout({ style, onTaken }: { style: Style; onTaken: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { difference } = useFormats()
	const { solved, solve, catalogue, propose } = useDesign()
	const captions = usePlanCaptions()
	const { configuration, design, quote } = solved
	const wanted = useMemo(
		() => withInterior(configuration, design, style, catalogue),
		[configuration, design, style, catalogue],
	)
	const proposal = solve(wanted)
	if (proposal.furniture === null) return null
	const room = roomOf(wanted)
	const drawing = drawElevation(
		{ furniture: proposal.furniture, room, catalogue, ...captions },
		{ fronts: false },
	)
	const cents =
		quote === null || proposal.quote === null
			? null
			: shownTotal(proposal.quote) - shownTotal(quote)
	return (
		<article className="cf-proposal" aria-label={t(`inspiration.${style}`)}>
			<h3>{t(`inspiration.${style}`)}</h3>
			<Picture drawing={drawing} />
			<div className="cf-row">
				<Button
					kind="outline"
					onClick={() => {
						propose(wanted)
						onTaken()
					}}
				>
					{t('inspiration.take')}
				</Button>
				{cents !== null && (
					<span className="cf-caption">
						{cents === 0 ? t('checks.samePrice') : difference(cents)}
					</span>
				)}
			</div>
		</article>
	)
}

/** The modules as they stand, with the interiors that their furniture type begins with. */
function withInterior(
	configuration: Configuration,
	design: Design,
	style: Style,
	catalogue: Catalogue,
): Configuration {
	const runs = design.runs.map(({ side, zones }) => ({
		side,
		zones: zones.map(({ modules }) => ({
			modules: modules.map(({ kind, doors }) => (doors ? { kind } : { kind, doors })),
		})),
	}))
	const type = style === 'favourites' ? 'top10' : design.type === 'top10' ? 'wardrobe' : design.type
	return { ...configuration, runs: writtenRuns({ ...configuration, type, runs }, catalogue) }
}
