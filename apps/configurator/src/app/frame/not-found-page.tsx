import { defaultLanguage, type Language, languages } from '@gabarit/i18n'
import { buttonClass, DimensionLine, linkClass, Spinner, useLanguage } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message, MessageActions } from './message.tsx'
import styles from './not-found-page.module.css'
import { useDocumentTitle } from './use-document-title.ts'

/** The reader's language may be unknown here, so the page speaks all three. */
export function NotFoundPage() {
	const { t, i18n } = useTranslation('common')
	const language = useLanguage()
	const ready = useEveryLanguage(i18n)
	useDocumentTitle(t('notFound.title'))
	if (!ready) return <Spinner page />
	const others = languages.filter((other) => other !== language)
	return (
		<Message>
			<h1>{t('notFound.title')}</h1>
			<DimensionLine />
			<p>{t('notFound.text')}</p>
			<MessageActions>
				<Link className={buttonClass('primary', 'large')} to="/home">
					{t('notFound.home')}
				</Link>
				<Link className={buttonClass('outline', 'large')} to="/configurator">
					{t('notFound.draw')}
				</Link>
			</MessageActions>
			{others.map((other) => (
				<Elsewhere key={other} i18n={i18n} language={other} />
			))}
		</Message>
	)
}

function Elsewhere({ i18n, language }: { i18n: i18n; language: Language }) {
	const t = i18n.getFixedT(language, 'common')
	return (
		<section className={styles.other} lang={language}>
			<h2>{t('notFound.title')}</h2>
			<p>{t('notFound.text')}</p>
			<a className={linkClass()} href={`/home?language=${language}`}>
				{t('notFound.home')}
			</a>
		</section>
	)
}

function useEveryLanguage(i18n: i18n): boolean {
	const [ready, setReady] = useState(false)
	useEffect(() => {
		const missing = languages.filter((language) => language !== defaultLanguage)
		void i18n.loadLanguages(missing).then(() => setReady(true))
	}, [i18n])
	return ready
}
