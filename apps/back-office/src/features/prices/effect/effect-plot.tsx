import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShopName } from '../../../lib/session.ts'
import { useSignedPercent } from '../use-signed-percent.ts'
import type { Priced } from './effect-part.tsx'
import styles from './effect-plot.module.css'
import { medianOf, placeOn, scaleOf } from './effect-scale.ts'

/** A bar each, the dearest first; arrows walk them, Enter opens the offer. */
export function EffectPlot({ priced }: { priced: readonly Priced[] }) {
	const { t } = useTranslation('shop')
	const percent = useSignedPercent()
	const [at, setAt] = useState(0)
	const [shown, setShown] = useState<number | null>(null)
	const list = useRef<HTMLUListElement>(null)
	const scale = scaleOf(priced.map((it) => it.percent))
	const median = medianOf(priced.map((it) => it.percent))
	const walk = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
		if (step === undefined) return
		event.preventDefault()
		const next = Math.min(priced.length - 1, Math.max(0, at + step))
		setAt(next)
		list.current?.querySelectorAll('a')[next]?.focus()
	}
	return (
		<figure className={styles.plot}>
			<div className={styles.lines} aria-hidden="true">
				{scale.lines.map((line) => (
					<span key={line} style={{ bottom: `${placeOn(scale, line)}%` }}>
						<em>{percent(line)}</em>
					</span>
				))}
				<span className={styles.median} style={{ bottom: `${placeOn(scale, median)}%` }}>
					<strong>{t('effect.median', { percent: percent(median) })}</strong>
				</span>
			</div>
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is on its links */}
			<ul ref={list} className={styles.marks} onKeyDown={walk}>
				{priced.map((it, index) => (
					<li key={it.reference}>
						<Mark
							effect={it}
							zero={placeOn(scale, 0)}
							end={placeOn(scale, it.percent)}
							tabbed={index === at}
							isLate={index > priced.length / 2}
							shown={shown === index}
							onShow={(isShown) => {
								setShown(isShown ? index : null)
								if (isShown) setAt(index)
							}}
						/>
					</li>
				))}
			</ul>
			<figcaption className="visually-hidden">{t('effect.hint')}</figcaption>
		</figure>
	)
}

type MarkProps = {
	effect: Priced
	zero: number
	end: number
	tabbed: boolean
	isLate: boolean
	shown: boolean
	onShow: (shown: boolean) => void
}

function Mark({ effect, zero, end, tabbed, isLate, shown, onShow }: MarkProps) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const shopName = useShopName()
	const percent = useSignedPercent()
	const { reference, tenant, before, after } = effect
	const title = `${reference}, ${shopName(tenant)} ${percent(effect.percent)}`
	const amounts =
		before === null || after === null
			? null
			: t('effect.would', { before: format.money(before), after: format.money(after) })
	const height = Math.abs(end - zero)
	return (
		<Link
			to="/offers/$reference"
			params={{ reference }}
			className={styles.mark}
			tabIndex={tabbed ? 0 : -1}
			aria-label={amounts === null ? title : `${title}, ${amounts}`}
			onFocus={() => onShow(true)}
			onBlur={() => onShow(false)}
			onMouseEnter={() => onShow(true)}
			onMouseLeave={() => onShow(false)}
		>
			<span
				className={clsx(styles.bar, height === 0 && styles.same)}
				style={{ bottom: `${Math.min(zero, end)}%`, height: height === 0 ? '2px' : `${height}%` }}
			/>
			{shown ? (
				<span className={clsx(styles.tip, isLate && styles.late)} aria-hidden="true">
					<strong>{title}</strong>
					{amounts}
				</span>
			) : null}
		</Link>
	)
}
