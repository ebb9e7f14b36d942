import clsx from 'clsx'
import styles from './logo.module.css'

interface LogoProps {
	imageUrl?: string | null | undefined
	name?: string
	/** Our own mark stands before the name; a shop without a logo is its name alone. */
	isOurs?: boolean
}

/** The joiner's triangle: it says which faces of boards belong together. */
function LogoMark({ size = 24 }: { size?: number }) {
	return (
		<svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
			<path
				d="M1 1h6.6v22H1zM7.6 1h8.2v22H7.6zM15.8 1H23v22h-7.2z"
				stroke="var(--ink)"
				strokeWidth="1.9"
			/>
			<path
				d="M12.1 5.1 1.9 18.9h20.2z"
				stroke="var(--accent)"
				strokeWidth="2.1"
				strokeLinejoin="round"
			/>
		</svg>
	)
}

export function Logo({ imageUrl, name = 'Gabarit', isOurs = true }: LogoProps) {
	if (imageUrl) {
		return (
			<span className={styles.logo}>
				<img className={styles.image} src={imageUrl} alt={name} />
			</span>
		)
	}
	return (
		<span className={clsx(styles.logo, isOurs ? styles.ours : styles.name)}>
			{isOurs && <LogoMark />}
			{name}
		</span>
	)
}
