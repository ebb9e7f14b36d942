import { Fragment } from 'react'

/** Where it is too long for its line, an address breaks before its @ and its dots. */
export function MailLink({ email }: { email: string }) {
	const parts = email.split(/(?=[@.])/)
	return (
		<a href={`mailto:${email}`}>
			{parts.map((part, i) => (
				<Fragment key={i}>
					{i > 0 ? <wbr /> : null}
					{part}
				</Fragment>
			))}
		</a>
	)
}
