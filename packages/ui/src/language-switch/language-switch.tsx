import { languages } from '@gabarit/i18n'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../language/create-i18n.ts'
import { useLanguage } from '../language/use-language.ts'
import styles from './language-switch.module.css'

export function LanguageSwitch({ className }: { className?: string | undefined }) {
	const { t, i18n } = useTranslation('common')
	const current = useLanguage()
	return (
		<fieldset className={clsx(styles.languages, className)}>
			<legend className="visually-hidden">{t('language')}</legend>
			{languages.map((language) => (
				<button
					key={language}
					type="button"
					lang={language}
					title={t(`languageName.${language}`)}
					aria-label={`${language.toUpperCase()}, ${t(`languageName.${language}`)}`}
					aria-pressed={language === current}
					onClick={() => void changeLanguage(i18n, language)}
				>
					{language.toUpperCase()}
				</button>
			))}
		</fieldset>
	)
}
