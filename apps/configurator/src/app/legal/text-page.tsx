import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShopName } from '../../lib/use-shop-name.ts'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import styles from './text-page.module.css'

/** A page that is read: a title, what it is for, and its parts. */
export function TextPage(props: { title: string; lead: string; children: ReactNode }): ReactNode {
	const { title, lead, children } = props
	const { t } = useTranslation('legal')
	useDocumentTitle(t('documentTitle', { page: title, name: useShopName() }))
	return (
		<main id="content" className={styles.page}>
			<h1>{title}</h1>
			<p className={styles.lead}>{lead}</p>
			{children}
		</main>
	)
}

export function TextPart({ title, children }: { title: string; children: ReactNode }): ReactNode {
	return (
		<section className={styles.part}>
			<h2>{title}</h2>
			{children}
		</section>
	)
}
