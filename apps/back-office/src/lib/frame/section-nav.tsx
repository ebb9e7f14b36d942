import { Link } from '@tanstack/react-router'
import { useShopSearch } from '../shop.ts'
import styles from './section-nav.module.css'

type Part = {
	to:
		| '/technical'
		| '/technical/deliveries'
		| '/technical/mails'
		| '/documents'
		| '/documents/papers'
	name: string
}

/** The pages of a section, of the same shop. */
export function SectionNav({ label, parts }: { label: string; parts: readonly Part[] }) {
	const ofShop = useShopSearch()
	return (
		<nav className={styles.nav} aria-label={label}>
			{parts.map(({ to, name }) => (
				<Link
					key={to}
					to={to}
					search={ofShop}
					className={styles.part}
					activeOptions={{ exact: true, includeSearch: false }}
					activeProps={{ 'aria-current': 'page' }}
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
