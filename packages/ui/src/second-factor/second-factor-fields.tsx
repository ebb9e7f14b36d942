import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../text-field/text-field.tsx'
import styles from './second-factor-fields.module.css'

export interface SecondFactorSetup {
	readonly secret: string
	readonly picture: string
	readonly recoveryCodes: readonly string[]
}

interface SecondFactorFieldsProps {
	/** Only where the account has none yet. */
	setup: SecondFactorSetup | null
	value: string
	error: 'required' | 'wrong' | null
	onChange: (value: string) => void
}

export function SecondFactorFields({ setup, value, error, onChange }: SecondFactorFieldsProps) {
	const { t } = useTranslation('common')
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.focus(), [])
	return (
		<div className={styles.fields}>
			<p>{t(setup ? 'secondFactor.setUp' : 'secondFactor.asked')}</p>
			{setup && <Setup setup={setup} />}
			<TextField
				ref={field}
				label={t(setup ? 'secondFactor.firstCode' : 'secondFactor.code')}
				name="otp"
				required
				autoComplete="one-time-code"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={24}
				value={value}
				error={error ? t(`secondFactor.${error}`) : undefined}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
		</div>
	)
}

function Setup({ setup: { secret, picture, recoveryCodes } }: { setup: SecondFactorSetup }) {
	const { t } = useTranslation('common')
	return (
		<>
			<div className={styles.key}>
				<img
					src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
					alt={t('secondFactor.picture')}
					width={144}
					height={144}
				/>
				<p>
					{t('secondFactor.key')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
				</p>
			</div>
			<div>
				<p id="recovery-codes">{t('secondFactor.keep')}</p>
				<ul className={styles.codes} aria-labelledby="recovery-codes">
					{recoveryCodes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</ul>
			</div>
		</>
	)
}
