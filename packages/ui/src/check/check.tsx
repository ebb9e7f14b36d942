import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useFormats } from '../language/use-formats.ts'
import { LinkButton } from '../link/link.tsx'
import './check.css'

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
	/** Shows where it is, or stops showing it. */
	place?: { label: string; shown: boolean; onToggle: () => void } | undefined
	/** On a line of its own in a list, or in a box. */
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
	const said = known
		? t('check.of', { measured: number(measured), limit: number(limit), unit })
		: undefined
	const look = tone === 'ok' && (boxed ? 'gb-check-boxed' : 'gb-check-plain')
	return (
		<article className={clsx('gb-check', `gb-check-${tone}`, look)}>
			<div className="gb-check-head">
				<Icon name={icons[tone]} size={18} label={t(`check.${tone}`)} />
				<span className="gb-check-name">
					{name}
					{place && (
						<button
							type="button"
							className="gb-check-place"
							aria-label={`${place.label}, ${name}`}
							aria-pressed={place.shown}
							title={place.label}
							onClick={place.onToggle}
						>
							<Icon name="pin" size={18} />
						</button>
					)}
				</span>
				<span className="gb-check-measure">{props.caption ?? said}</span>
			</div>
			{known && limit > 0 && (
				<div className="gb-check-gauge" aria-hidden="true">
					<span
						className="gb-check-bar"
						style={{ width: `${Math.max(0, Math.min(100, (measured / limit) * limitAt))}%` }}
					/>
					<span className="gb-check-limit" />
				</div>
			)}
			{text && <p className="gb-check-text">{text}</p>}
			{(action || other) && (
				<div className="gb-check-actions">
					{action && (
						<Button size="small" onClick={action.onClick}>
							{action.label}
						</Button>
					)}
					{action?.cost && <span className="gb-check-cost">{action.cost}</span>}
					{other && <LinkButton onClick={other.onClick}>{other.label}</LinkButton>}
				</div>
			)}
		</article>
	)
}
