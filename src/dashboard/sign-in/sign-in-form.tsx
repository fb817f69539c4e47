import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/call/request.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { beginSession } from '#src/api/session.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { credentials } from '#src/contract/auth/input.ts'
import { Alert } from '#src/ui/alert.tsx'
import { createForm, SubmitButton } from '#src/ui/form/form.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { canStaySignedIn } from './can-stay-signed-in.ts'
import { GoogleButton } from './google-button.tsx'

const { Form, Field } = createForm(z.extend(credentials, { stay: z.boolean() }))

/** Email and password. A successful sign-in begins the session and then calls `onSignedIn`. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => unknown }) {
  const [mayStay] = useState(canStaySignedIn)
  return (
    <>
      {!mayStay && (
        <Alert tone="caution" className="mb-5">
          This browser blocks what sites save (cookies and site data). You can sign in, but only until this
          page is closed or loaded again. To stay signed in, allow site data for this site in the browser’s
          settings.
        </Alert>
      )}
      <Form
        defaults={{ email: '', password: '', stay: true }}
        onSubmit={async ({ stay, ...entered }) => {
          await enter(entered, stay)
          await onSignedIn()
        }}
      >
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="name@company.com"
        />
        <Field
          name="password"
          label="Password"
          input={PasswordInput}
          autoComplete="current-password"
          placeholder="At least 8 characters"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Field name="stay" label="Stay signed in" type="checkbox" />
          <Link
            to="/forgot-password"
            className="inline-flex min-h-(--control) items-center text-sm underline underline-offset-4 hover:text-signal"
          >
            Forgot password?
          </Link>
        </div>
        <SubmitButton size="large" busyLabel="Logging in...">
          Log In
        </SubmitButton>
      </Form>
      <p className="my-5 flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <GoogleButton />
    </>
  )
}

async function enter(entered: z.output<typeof credentials>, stay: boolean) {
  try {
    // A backend that ends sessions itself needs to know the session's duration.
    const input = hasFeature('logout') ? { ...entered, staySignedIn: stay } : entered
    beginSession(await request(signIn, { audience: 'visitor', input }), stay)
  } catch (error) {
    throw error instanceof ApiError ? error : new Error('Login failed. Please try again.', { cause: error })
  }
}
