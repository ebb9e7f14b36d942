import { languages } from '@gabarit/i18n'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../language/create-i18n.ts'
import { useLanguage } from '../language/use-language.ts'
import './language-switch.css'

/** FR NL EN: switches at once, and is remembered. */
export function LanguageSwitch() {
	const { t, i18n } = useTranslation('common')
	const current = useLanguage()
	return (
		<fieldset className="gb-languages">
			<legend className="gb-hidden">{t('language')}</legend>
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
