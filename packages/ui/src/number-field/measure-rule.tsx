import { useFormats } from '../language/use-formats.ts'
import styles from './measure-rule.module.css'

interface MeasureRuleProps {
	min: number
	max: number
	value: number | undefined
}

export function MeasureRule({ min, max, value }: MeasureRuleProps) {
	const { number } = useFormats()
	const share = value === undefined ? undefined : (value - min) / Math.max(1e-9, max - min)
	return (
		<div className={styles.rule} aria-hidden="true">
			<span>{number(min)}</span>
			<span>{number(max)}</span>
			{share !== undefined && (
				<span
					className={styles.mark}
					style={{ left: `${Math.min(1, Math.max(0, share)) * 100}%` }}
				/>
			)}
		</div>
	)
}
