import { expectDefined } from '#kernel/app-error.ts'

/** The schema.org types that pages of a company use, from schema-dts 2.1.0: `type < parents: own properties`. */
const VOCABULARY = `
AboutPage < WebPage
Action < Thing: actionProcess actionStatus agent endTime error instrument location object participant provider result startTime target
AdministrativeArea < Place
AggregateOffer < Offer: highPrice lowPrice offerCount offers
AggregateRating < Rating: itemReviewed ratingCount reviewCount
Answer < Comment: answerExplanation parentItem
Article < CreativeWork: articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount
Blog < CreativeWork: blogPost blogPosts issn
BlogPosting < SocialMediaPosting
BreadcrumbList < ItemList
City < Place
CollectionPage < WebPage
Comment < CreativeWork: downvoteCount parentItem sharedContent upvoteCount
ContactPage < WebPage
ContactPoint < Thing: areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable productSupported serviceArea telephone
Corporation < Organization: tickerSymbol
CreativeWork < Thing: about abstract accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary accessMode accessModeSufficient accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount workExample workTranslation
DefinedTerm < Thing: about inDefinedTermSet termCode
EntryPoint < Thing: actionApplication actionPlatform application contentType encodingType httpMethod urlTemplate
FAQPage < WebPage
GeoCoordinates < Thing: address addressCountry elevation latitude longitude postalCode
HowTo < CreativeWork: estimatedCost performTime prepTime step steps supply tool totalTime yield
HowToStep < CreativeWork ItemList ListItem
ImageObject < MediaObject: caption embeddedTextCaption exifData representativeOfPage
InteractionCounter < Thing: endTime interactionService interactionType location startTime userInteractionCount
ItemList < Thing: aggregateElement itemListElement itemListOrder numberOfItems
ItemPage < WebPage
Language < Thing
ListItem < Thing: item nextItem position previousItem
LocalBusiness < Place Organization: branchOf currenciesAccepted floorLevel openingHours paymentAccepted priceRange
MediaObject < CreativeWork: associatedArticle bitrate contentSize contentUrl duration embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion interpretedAsClaim playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width
NewsArticle < Article: dateline printColumn printEdition printPage printSection
Offer < Thing: acceptedPaymentMethod additionalProperty addOn advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasDigitalProductPassport hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered itemPopularity leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty
OfferCatalog < ItemList
OnlineBusiness < Organization
OpeningHoursSpecification < Thing: closes dayOfWeek opens validFrom validThrough
Organization < Thing: acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed authorizedRepresentative award awards brand companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event events faxNumber founder founders foundingDate foundingLocation funder funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization taxID telephone unnamedSourcesPolicy vatID
Person < Thing: additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate birthPlace brand callSign children colleague colleagues contactPoint contactPoints deathDate deathPlace duns email familyName faxNumber follows funder funding gender givenName globalLocationNumber hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height homeLocation honorificPrefix honorificSuffix interactionStatistic isicV4 jobTitle knows knowsAbout knowsLanguage lifeEvent makesOffer memberOf naics nationality netWorth owns parent parents performerIn pronouns publishingPrinciples relatedTo seeks sibling siblings skills sponsor spouse taxID telephone vatID weight workLocation worksFor
Place < Thing: additionalProperty address aggregateRating amenityFeature branchCode containedIn containedInPlace containsPlace event events faxNumber geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin globalLocationNumber hasCertification hasDriveThroughService hasGS1DigitalLink hasMap isAccessibleForFree isicV4 keywords latitude logo longitude map maps maximumAttendeeCapacity openingHoursSpecification photo photos publicAccess review reviews slogan smokingAllowed specialOpeningHoursSpecification telephone tourBookingPage
PlanAction < Action: scheduledTime
PostalAddress < ContactPoint: addressCountry addressLocality addressRegion extendedAddress postalCode postOfficeBoxNumber streetAddress
PriceSpecification < Thing: eligibleQuantity eligibleTransactionVolume maxPrice membershipPointsEarned minPrice price priceCurrency validForMemberTier validFrom validThrough valueAddedTaxIncluded
ProfessionalService < LocalBusiness
ProfilePage < WebPage
PropertyValue < Thing: maxValue measurementMethod measurementTechnique minValue propertyID unitCode unitText value valueGroup valueReference
QuantitativeValue < Thing: additionalProperty maxValue minValue unitCode unitText value valueReference
Question < Comment: acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer
Rating < Thing: author bestRating ratingExplanation ratingValue reviewAspect worstRating
ReserveAction < PlanAction
Review < CreativeWork: associatedClaimReview associatedMediaReview associatedReview itemReviewed negativeNotes positiveNotes reviewAspect reviewBody reviewRating
SearchAction < Action: query
Service < Thing: aggregateRating areaServed audience availableChannel award brand broker category hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo logo offers produces provider providerMobility review serviceArea serviceAudience serviceOutput serviceType slogan termsOfService
SocialMediaPosting < Article: sharedContent
SpeakableSpecification < Thing: cssSelector xpath
TechArticle < Article: dependencies proficiencyLevel
Thing: additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url
UnitPriceSpecification < PriceSpecification: billingDuration billingIncrement billingStart priceComponentType priceType referenceQuantity unitCode unitText
WebPage < CreativeWork: breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty
WebSite < CreativeWork: issn
Country < Place
`
const TYPES = new Map(VOCABULARY.trim().split('\n').map(parseType))

function parseType(line: string) {
  const [, type = '', parents, properties] = /^(\w+)(?: < ([^:]+))?(?:: (.+))?$/.exec(line) ?? []
  return [type, { parents: parents?.split(' ') ?? [], properties: new Set(properties?.split(' ')) }] as const
}

export function isKnownType(type: string): boolean {
  return TYPES.has(type)
}

/** Whether a type, or one that it inherits from, has a property. */
export function hasProperty(type: string, property: string): boolean {
  const { parents, properties } = expectDefined(TYPES.get(type), type)
  return properties.has(property) || parents.some((parent) => hasProperty(parent, property))
}
