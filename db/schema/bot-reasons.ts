// Why something may come from a machine; it is stored and answered like any other (decision 0038).

/** What a request's headers show: all that is known of who sent an assessment. */
export const requestBotReasons = ['user_agent', 'no_origin', 'no_language'] as const;
export type RequestBotReason = (typeof requestBotReasons)[number];

/** A visit's browser says of itself whether a program drives it. */
export const visitBotReasons = ['webdriver', ...requestBotReasons] as const;
export type VisitBotReason = (typeof visitBotReasons)[number];

/** How a form was filled in. */
export const formBotReasons = ['honeypot', 'no_token', 'too_fast', 'no_origin'] as const;
export type FormBotReason = (typeof formBotReasons)[number];
