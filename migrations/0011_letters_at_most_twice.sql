ALTER TABLE "letters" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_at_most_twice" CHECK ("letters"."unanswered" between 0 and 2);--> statement-breakpoint
-- By hand: troubles were English sentences, followed by what the mail server said. Now they are a code, which the
-- screen words in its reader's language, and the server's own words.
UPDATE "letters" SET "trouble" = known.trouble, "last_error" = substr("last_error", length(known.sentence) + 3)
FROM (VALUES
  ('This is not an e-mail address', 'notAnAddress'),
  ('The mail server does not accept the user name and password of SMTP_URL', 'wrongPassword'),
  ('The mail server wants a user name and a password in SMTP_URL', 'passwordWanted'),
  ('The mail server did not answer in time', 'noAnswer'),
  ('The name of the mail server in SMTP_URL is not known', 'unknownName'),
  ('No safe connection with the mail server', 'notSafe'),
  ('The connection with the mail server broke', 'broken'),
  ('The mail server cannot be reached', 'away'),
  ('The mail server turns us away', 'turnedAway'),
  ('The letter could not be handed to the mail server', 'notHandedOver'),
  ('The mail server takes no letters from us', 'takesNone'),
  ('The mail server refused the letter', 'refused'),
  ('The mail server asks to try again later', 'later')
) AS known (sentence, trouble)
WHERE starts_with("last_error", known.sentence);
