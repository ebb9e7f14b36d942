import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useFormats } from '../language/use-formats.ts'
import { LinkButton } from '../link/link.tsx'
import styles from './check.module.css'

interface CheckAction {
	label: string
	onClick: () => void
	/** What mending costs, in words. */
	cost?: string | undefined
}

interface CheckProps {
	/** `note`: good to know, nothing to mend. */
	tone: 'ok' | 'note' | 'warning' | 'stop'
	name: string
	/** Whether more or less is better: `measured` may not exceed `limit`, or must reach it. */
	kind?: 'most' | 'least'
	measured?: number | undefined
	limit?: number | undefined
	unit?: string | undefined
	/** Instead of what was measured and its limit. */
	caption?: string | undefined
	text?: string | undefined
	action?: CheckAction | undefined
	other?: CheckAction | undefined
	place?: { label: string; shown: boolean; onToggle: () => void } | undefined
	boxed?: boolean
}

const icons = { ok: 'check', note: 'info', warning: 'warning', stop: 'cross' } as const
const limitAt = 78

export function Check(props: CheckProps) {
	const {
		tone,
		name,
		kind = 'most',
		measured,
		limit,
		unit = 'mm',
		text,
		action,
		other,
		place,
		boxed = true,
	} = props
	const { t } = useTranslation('common')
	const { number } = useFormats()
	const known = measured !== undefined && limit !== undefined
	const label = known
		? t(`check.at.${kind}`, {
				measured: `${number(measured)} ${unit}`.trim(),
				limit: number(limit),
			})
		: undefined
	const look = (tone === 'ok' || tone === 'note') && (boxed ? styles.boxed : styles.plain)
	// 'At least' fills the line up to what is needed, out of what there is.
	const share = known ? (kind === 'most' ? measured / limit : limit / measured) : 0
	// The pin stays beside the last word.
	const [, start = '', last = ''] = /^(.*\s)?(\S+)$/su.exec(name) ?? []
	return (
		<article className={clsx(styles.check, styles[tone], look)}>
			<div className={styles.head}>
				<Icon name={icons[tone]} size={18} label={t(`check.${tone}`)} />
				<span className={styles.name}>
					{start}
					<span className={styles.last}>
						{last}
						{place && (
							<button
								type="button"
								className={styles.place}
								aria-label={`${place.label}, ${name}`}
								aria-pressed={place.shown}
								title={place.label}
								onClick={place.onToggle}
							>
								<Icon name="pin" size={18} />
							</button>
						)}
					</span>
				</span>
				<span className={styles.measure}>{props.caption ?? label}</span>
			</div>
			{known && limit > 0 && measured > 0 && (
				<div className={styles.gauge} aria-hidden="true">
					<span
						className={styles.bar}
						style={{ width: `${Math.max(0, Math.min(100, share * limitAt))}%` }}
					/>
					<span className={styles.limit} />
				</div>
			)}
			{text && <p className={styles.text}>{text}</p>}
			{(action || other) && (
				<div className={styles.actions}>
					{action && (
						<Button size="small" onClick={action.onClick}>
							{action.label}
						</Button>
					)}
					{action?.cost && <span className={styles.cost}>{action.cost}</span>}
					{other && <LinkButton onClick={other.onClick}>{other.label}</LinkButton>}
				</div>
			)}
		</article>
	)
}
