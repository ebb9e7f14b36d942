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
	tone: 'ok' | 'warning' | 'stop'
	name: string
	measured?: number | undefined
	limit?: number | undefined
	unit?: string | undefined
	/** Instead of `measured sur limit unit`. */
	caption?: string | undefined
	text?: string | undefined
	action?: CheckAction | undefined
	other?: CheckAction | undefined
	place?: { label: string; shown: boolean; onToggle: () => void } | undefined
	boxed?: boolean
}

const icons = { ok: 'check', warning: 'warning', stop: 'cross' } as const
const limitAt = 78

export function Check(props: CheckProps) {
	const {
		tone,
		name,
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
		? t('check.of', { measured: number(measured), limit: number(limit), unit })
		: undefined
	const look = tone === 'ok' && (boxed ? styles.boxed : styles.plain)
	return (
		<article className={clsx(styles.check, styles[tone], look)}>
			<div className={styles.head}>
				<Icon name={icons[tone]} size={18} label={t(`check.${tone}`)} />
				<span className={styles.name}>
					{name}
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
				<span className={styles.measure}>{props.caption ?? label}</span>
			</div>
			{known && limit > 0 && (
				<div className={styles.gauge} aria-hidden="true">
					<span
						className={styles.bar}
						style={{ width: `${Math.max(0, Math.min(100, (measured / limit) * limitAt))}%` }}
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
