import { Fragment } from 'react'

export function MailLink({ email }: { email: string }) {
	return (
		<a href={`mailto:${email}`}>
			<AddressText address={email} />
		</a>
	)
}

/** Where it is too long for its line, an address breaks before its @, its dots and its slashes. */
export function AddressText({ address }: { address: string }) {
	return address.split(/(?=[@.])|(?<!\/)(?=\/)/).map((part, i) => (
		<Fragment key={i}>
			{i > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	))
}
