import { type Furniture, roomOf } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { ErrorText, LinkButton, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceStorage } from '../../lib/kept-choice.ts'
import { useDesign } from '../../session/design-context.tsx'
import { openAnother } from '../../session/saved/entry.ts'
import { keptDesign } from '../../session/saved/kept-design.ts'
import type { KeptDesign } from '../../session/saved/stored-design.ts'
import { useKeptDesigns } from '../../session/saved/use-kept-designs.ts'
import { useSession } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { FrontPicture } from '../frame/pictures/front-picture.tsx'
import { CompareTwo } from '../modals/compare-two.tsx'
import styles from './device-designs.module.css'
import { useDesignWords } from './use-design-words.ts'

const shownAtFirst = 3
const none: readonly KeptDesign[] = []

export function DeviceDesigns({ onResume }: { onResume: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const kept = useKeptDesigns()
	const designs = kept ?? none
	const [all, setAll] = useState(false)
	const solved = useSolvedDesigns(designs)
	const wordsOf = useDesignWords()
	const { open, failed } = useOpening(onResume)
	return (
		<section className={styles.section}>
			<div className={styles.head}>
				<h2>{t('start.designs')}</h2>
				<span className={styles.note}>{t('start.onDevice')}</span>
				{!all && designs.length > shownAtFirst && (
					<LinkButton onClick={() => setAll(true)}>
						{t('start.all', { count: designs.length })}
					</LinkButton>
				)}
				<CompareTwo
					designs={designs.map((design) => {
						const { name, facts } = wordsOf(design)
						return { code: design.code, label: `${name}, ${facts}` }
					})}
				/>
			</div>
			{kept?.length === 0 && <p className={styles.note}>{t('start.none')}</p>}
			<ul className={styles.list}>
				{designs.slice(0, all ? designs.length : shownAtFirst).map((design) => (
					<li key={design.code}>
						<OneDesign
							design={design}
							made={solved.get(design.code)}
							onOpen={() => void open(design)}
						/>
					</li>
				))}
			</ul>
			{failed && (
				<div role="alert">
					<ErrorText>{t('start.notOpened')}</ErrorText>
				</div>
			)}
		</section>
	)
}

/** One design at a time; it may need what is still to be loaded. */
function useOpening(onResume: () => void) {
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
	const open = async (design: KeptDesign) => {
		if (state === 'busy') return
		setState('busy')
		try {
			await openAsKept(design)
		} catch {
			setState('failed')
			return
		}
		setState('idle')
		onResume()
	}
	return { open, failed: state === 'failed' }
}

/** As it is now: another tab may have changed it since the list was read. */
async function openAsKept(design: KeptDesign): Promise<void> {
	const now = await keptDesign(deviceStorage, design.code)
	if (useSession.getState().code !== design.code)
		openAnother(now.kind === 'kept' ? now.design : design)
}

type Made = { furniture: Furniture; total: number | null }

function OneDesign(props: {
	design: KeptDesign
	made: Made | undefined
	onOpen: () => void
}): ReactNode {
	const { design, made, onOpen } = props
	const { money } = useFormats()
	const wordsOf = useDesignWords()
	const { name, facts } = wordsOf(design)
	return (
		<button type="button" className={clsx(layout.opener, styles.design)} onClick={onOpen}>
			<span className={styles.picture}>
				{made && (
					<FrontPicture furniture={made.furniture} open={roomOf(design.configuration).open} />
				)}
			</span>
			<span className={styles.words}>
				<strong>{name}</strong>
				<span>{facts}</span>
				{typeof made?.total === 'number' && <span>{money(made.total)}</span>}
			</span>
		</button>
	)
}

/** One design after another, so that the page stays at hand. */
function useSolvedDesigns(designs: readonly KeptDesign[]): ReadonlyMap<string, Made> {
	const { solve } = useDesign()
	const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map())
	useEffect(() => {
		const found = new Map<string, Made>()
		let timer: ReturnType<typeof setTimeout>
		const next = (index: number) => {
			const design = designs[index]
			if (design === undefined) return
			const { furniture, quote } = solve(design.configuration)
			if (furniture !== null) {
				found.set(design.code, { furniture, total: quote === null ? null : shownTotalOf(quote) })
				setMade(new Map(found))
			}
			timer = setTimeout(() => next(index + 1))
		}
		timer = setTimeout(() => next(0))
		return () => clearTimeout(timer)
	}, [designs, solve])
	return made
}
